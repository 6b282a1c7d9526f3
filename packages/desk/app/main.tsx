import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { startFocusRecovery } from './focusRecovery.ts'

const element = document.getElementById('desk')
startFocusRecovery()
if (element) createRoot(element).render(<App />)
