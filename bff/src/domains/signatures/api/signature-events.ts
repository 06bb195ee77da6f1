/** Event: all parties have signed a document. */
export const signatureCompleted = 'signature.completed';
