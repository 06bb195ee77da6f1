import { createHash, randomBytes } from 'node:crypto';
import * as asn1js from 'asn1js';
import {
  AlgorithmIdentifier,
  type ContentInfo,
  MessageImprint,
  SignedData,
  TSTInfo,
  TimeStampReq,
  TimeStampResp,
} from 'pkijs';

const sha256 = '2.16.840.1.101.3.4.2.1';
/** Milliseconds a document waits for its time stamp. */
const patience = 5000;
const maxBytes = 16_384;

/**
 * Requests a time stamp for a signature from the time stamp server (RFC 3161): the token to store
 * beside the signature.
 * @throws Error when the server cannot be reached, refuses, or confirms something else
 */
export async function timeStampOf(signature: ArrayBuffer, url: string): Promise<ContentInfo> {
  const nonce = new Uint8Array([1, ...randomBytes(15)]).buffer;
  const hash = new Uint8Array(createHash('sha256').update(Buffer.from(signature)).digest());
  const request = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: sha256 }),
      hashedMessage: new asn1js.OctetString({ valueHex: hash.buffer }),
    }),
    nonce: new asn1js.Integer({ valueHex: nonce }),
    certReq: true,
  });
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/timestamp-query' },
    body: request.toSchema().toBER(false),
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  });
  const bytes = await answer.arrayBuffer();
  if (!answer.ok || bytes.byteLength > maxBytes)
    throw new Error(`The time stamp server answered ${answer.status}, ${bytes.byteLength} bytes`);
  const { status, timeStampToken } = TimeStampResp.fromBER(bytes);
  if (status.status > 1 || !timeStampToken)
    throw new Error(`The time stamp server refused: ${status.status}`);
  await requireToken(timeStampToken, signature, nonce);
  return timeStampToken;
}

async function requireToken(
  token: ContentInfo,
  data: ArrayBuffer,
  nonce: ArrayBuffer,
): Promise<void> {
  const signed = new SignedData({ schema: token.content });
  const isSigned = await signed.verify({ signer: 0, data, checkChain: false });
  const told = TSTInfo.fromBER(signed.encapContentInfo.eContent?.getValue() ?? new ArrayBuffer(0));
  const isOurs = told.nonce
    ? Buffer.from(told.nonce.valueBlock.valueHexView).equals(Buffer.from(nonce))
    : false;
  if (!isSigned || !isOurs) throw new Error('The time stamp is for something else');
}
