type Pictured = { character?: unknown; photos?: unknown; standard_picture?: unknown }

/** Whether a posting stands with the standard picture: never a remnant, which is shown itself, nor beside own photos. */
export const isStandardPictured = ({ character, photos, standard_picture: flag }: Pictured): boolean =>
  flag === 1 && character !== 2 && !(Array.isArray(photos) && photos.length > 0)
