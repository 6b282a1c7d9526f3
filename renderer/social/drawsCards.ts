/** The benchmark of builds says "none", as it measures these images apart. */
export const drawsCards = process.env.SITE_SOCIAL_IMAGES !== 'none'
