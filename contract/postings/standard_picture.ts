type Pictured = { character?: unknown; photos?: unknown; standard_picture?: unknown }

/** Whether a posting is shown with the standard picture: never a remnant, and never with photos of its own. */
export const isStandardPictured = ({ character, photos, standard_picture: flag }: Pictured): boolean =>
  flag === 1 && character !== 2 && !(Array.isArray(photos) && photos.length > 0)
