export default function ContactForm() {
  return <form action="/api/contact-secure" method="post" />
}
