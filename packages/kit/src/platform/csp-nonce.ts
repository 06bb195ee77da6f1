/** The nonce that the server gave this page for style tags; undefined where there is no policy. */
export function cspNonce(): string | undefined {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]');
  return meta?.nonce || meta?.content || undefined;
}
