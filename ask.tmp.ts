import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
const [, , address, input, output] = process.argv
const questions = JSON.parse(readFileSync(input!, 'utf8'))
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const answers = []
for (const { id, question } of questions) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(address + '/terms')
  await page.getByRole('button', { name: 'Open AI Assistant' }).click()
  const dialog = page.getByRole('dialog')
  const box = dialog.getByRole('textbox')
  await box.waitFor()
  await page.waitForTimeout(250)
  await box.fill(question); await box.press('Enter')
  const log = dialog.getByRole('log')
  await page.waitForFunction(q => { const t = document.querySelector('dialog [role=log]')?.textContent ?? ''; const i = t.lastIndexOf(q); return i >= 0 && t.length > i + q.length + 20 }, question.trim(), { timeout: 20000 }).catch(() => console.log('late', id))
  let text = '', before = '-'
  while (text !== before) { before = text; await page.waitForTimeout(500); text = await log.innerText() }
  const at = text.lastIndexOf(question.trim())
  answers.push({ id, question, reply: at >= 0 ? text.slice(at + question.trim().length).trim() : text })
  await context.close()
}
writeFileSync(output!, JSON.stringify(answers, null, 1))
await browser.close()
console.log(answers.length)
