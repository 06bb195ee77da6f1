/** Everybody has signed a document. */
export const signatureCompleted = 'signature.completed';
