export default function NewsletterForm({ place }: { place: string }) {
  return <form action="/api/newsletter" method="post" data-place={place} />
}
