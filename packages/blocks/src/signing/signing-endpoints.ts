import { signatureEndpoints, signingEndpoints } from '@muster/contracts';

/** What a remote declares that shows documents to sign. */
export const signingBlockEndpoints = {
  signingList: signingEndpoints.list,
  signingOpen: signingEndpoints.open,
  signingSign: signingEndpoints.sign,
  signingDecline: signingEndpoints.decline,
  signaturesProof: signatureEndpoints.proof,
};
