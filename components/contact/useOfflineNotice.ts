import { useEffect } from 'react'
import { notices } from '#components/toasts/notices.ts'
import { contactForm } from '#data/contact.ts'

/** Tells a visitor who loses the connection while writing that nothing is lost. */
export function useOfflineNotice() {
  useEffect(() => {
    const offline = () => notices.show(contactForm.offline)
    const online = () => notices.dismiss()
    addEventListener('offline', offline)
    addEventListener('online', online)
    return () => {
      removeEventListener('offline', offline)
      removeEventListener('online', online)
    }
  }, [])
}
