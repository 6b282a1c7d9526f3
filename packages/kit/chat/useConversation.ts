import { chatMessages, checkChatMessage, cleanChatMessage } from '@lintel/rules/chat.ts'
import { useEffect, useReducer, useRef } from 'react'
import { chatReducer, startChat } from './chatState.ts'
import { loadConversation, type Message, replyFailure, saveConversation } from './conversation.ts'

/** How long (ms) a reply takes at least, so that it is seen to be one. */
const replyDelay = 350

/** Topics and passages carry the site's texts. They are fetched before a message is sent, so that sending fetches nothing. */
const loadReplies = () => import('./reply.ts')

/** The chat's state, kept for the browser session, and what a visitor can do with it. */
export function useConversation() {
  const [state, dispatch] = useReducer(chatReducer, undefined, () =>
    startChat(loadConversation(() => sessionStorage)),
  )
  const conversationNumber = useRef(0)
  const { messages, sentTimes, isSending } = state

  useEffect(() => saveConversation({ messages, sentTimes }, () => sessionStorage), [messages, sentTimes])
  useEffect(() => {
    loadReplies()
      .then(({ loadSite }) => loadSite())
      .catch(() => {
        // Tried again with the first message, which then says that it failed.
      })
  }, [])

  const isTyping = state.input !== ''
  useEffect(() => {
    if (isTyping)
      loadReplies()
        .then(({ loadAssistant }) => loadAssistant())
        .catch(() => {
          // Tried again with the message.
        })
  }, [isTyping])

  useEffect(() => {
    // A page that the browser kept and shows again knows nothing of what was said meanwhile.
    const continueHere = ({ persisted }: PageTransitionEvent) => {
      if (persisted) dispatch({ type: 'continued', conversation: loadConversation(() => sessionStorage) })
    }
    addEventListener('pageshow', continueHere)
    return () => removeEventListener('pageshow', continueHere)
  }, [])

  async function send(text: string) {
    if (isSending) return
    const message = accept(text)
    if (message === undefined) return
    const number = conversationNumber.current
    const answer = await replyInTime([...messages, { role: 'user', content: message }])
    if (number === conversationNumber.current) dispatch({ type: 'answered', message: answer })
  }

  /** Appends the visitor's message and returns it cleaned, or shows why not. */
  function accept(text: string): string | undefined {
    try {
      const time = Date.now()
      const error = checkChatMessage(text, sentTimes, time)
      if (error) {
        dispatch({ type: 'refused', error })
        return undefined
      }
      const message = cleanChatMessage(text)
      dispatch({ type: 'sent', text, message, time })
      return message
    } catch {
      dispatch({ type: 'refused', error: chatMessages.failed })
      return undefined
    }
  }

  function reset() {
    conversationNumber.current++
    dispatch({ type: 'reset' })
  }

  return { ...state, send, reset, type: (input: string) => dispatch({ type: 'typed', input }) }
}

async function replyInTime(messages: Message[]): Promise<Message> {
  const [reply] = await Promise.all([
    loadReplies()
      .then(({ replyTo }) => replyTo(messages))
      .catch(() => replyFailure),
    pause(matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : replyDelay),
  ])
  return reply
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
