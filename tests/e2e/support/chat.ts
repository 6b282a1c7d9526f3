import { chatPanel as words } from '@lintel/engine/content/strings.ts'
import { expect, type Page } from '@playwright/test'

/** The assistant's parts, by what a visitor reads. */
export function chatOn(page: Page) {
  const panel = page.getByRole('dialog', { name: words.title })
  return {
    button: page.getByRole('button', { name: words.open }),
    panel,
    log: panel.getByRole('log'),
    field: panel.getByRole('textbox', { name: words.input }),
    send: panel.getByRole('button', { name: words.send }),
    quickReplies: panel.getByRole('list', { name: words.quickReplies }),
    person: panel.getByRole('link', { name: words.talkToPerson }),
    error: panel.getByRole('alert'),
  }
}

export async function openChat(page: Page, address = '/about') {
  await page.goto(address)
  const chat = chatOn(page)
  await chat.button.click()
  await expect(chat.field).toBeVisible()
  return chat
}

/** Sends a message and waits until its answer stands, which is when another can be sent. */
export async function sendQuestion(page: Page, question: string) {
  const { field, panel } = chatOn(page)
  const answers = panel.getByRole('button', { name: words.copy })
  const before = await answers.count()
  await field.fill(question)
  await field.press('Enter')
  await expect(answers).toHaveCount(before + 1)
}
