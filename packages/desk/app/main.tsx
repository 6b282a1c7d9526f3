import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { keepFocus } from './focusRecovery.ts'

const element = document.getElementById('desk')
keepFocus()
if (element) createRoot(element).render(<App />)
