import { signatureEndpoints, signingEndpoints } from '@muster/contracts';

/** Endpoints for remotes that show documents to sign. */
export const signingBlockEndpoints = {
  signingList: signingEndpoints.list,
  signingOpen: signingEndpoints.open,
  signingSign: signingEndpoints.sign,
  signingDecline: signingEndpoints.decline,
  signaturesProof: signatureEndpoints.proof,
};
