/** Id of the place in the header for the tip about unread messages. */
export const tipPlace = 'unread-tip'
