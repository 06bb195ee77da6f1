/** Whose uploads are shown here; there is one profile in this area. */
export const ownFiles = 'own';
