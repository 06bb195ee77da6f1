/** `ana.keller@northwind.test` → `a•••@northwind.test`: enough to recognise one's own mailbox. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${[...email][0] ?? ''}•••${email.slice(at)}`;
}
