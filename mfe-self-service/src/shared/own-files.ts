/** Owner key of the uploads shown here; this area has only one profile. */
export const ownFiles = 'own';
