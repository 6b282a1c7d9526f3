export const pictureFile = /\.(?:avif|gif|jpe?g|png|svg|webp)(?:$|[?#])/i

/** What copies of a picture in other sizes and formats are called as well. */
export const pictureName = (address: string) =>
  address
    .replace(/[?#].*$/s, '')
    .replace(/^.*\//s, '')
    .replace(/(?:\.(?:avif|gif|jpe?g|png|svg|webp))+$/i, '')
    .replace(/-(?:\d+x\d+|scaled)$/, '')
