export { Sent as default } from '#components/sections/contact-page.tsx'
