export const audienceMarks = {
  enterprise: (
    <path d="M6 33h28M10 33V8h13v25M23 17h8v16M14.5 14h4M14.5 19.5h4M14.5 25h4M27 22.5v0M27 27.5v0" />
  ),
  'small-business': (
    <path d="M6 33h28M10 33V20.5M30 33V20.5M7 16l3-8.5h20l3 8.5zM7 16a4.3 4.3 0 0 0 8.7 0a4.3 4.3 0 0 0 8.6 0a4.3 4.3 0 0 0 8.7 0M16 33v-7.5h8V33" />
  ),
  government: <path d="M6 33h28M9 28.5h22M7 16.5L20 8l13 8.5zM11 16.5v12M17 16.5v12M23 16.5v12M29 16.5v12" />,
  startup: <path d="M7 33v-6h8.5v-6H24v-6h8.5v18zM28.5 15V6.5h5.5l-1.8 2.5l1.8 2.5h-5.5" />,
}
