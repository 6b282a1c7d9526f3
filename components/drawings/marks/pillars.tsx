export const pillarMarks = {
  'pillar-design': <path d="M8 33V8l25 25zM14.5 26.5v-5.5l5.5 5.5zM8 14h3M8 20h3M8 26h3" />,
  'pillar-security': (
    <path d="M10 17.5h20a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5H10a1.5 1.5 0 0 1-1.5-1.5V19a1.5 1.5 0 0 1 1.5-1.5zM13.5 17.5V13a6.5 6.5 0 0 1 13 0v4.5M20 23v4.5" />
  ),
  'pillar-delivery': (
    <path d="M7 33.5h10M12 33.5V7.5M7 13l5-5.5h21M26 7.5V15M19.5 20.5L26 15l6.5 5.5M18.5 20.5h15v6h-15z" />
  ),
}
