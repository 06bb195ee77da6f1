/**
 * Returns `candidate.readContact` in words, for lists of permissions: "Candidate: read contact".
 */
export function permissionWords(name: string): string {
  const [area = '', action = ''] = name.split('.');
  return `${capital(spaced(area))}: ${spaced(action)}`;
}

const spaced = (camel: string): string => camel.replace(/[A-Z]/g, (one) => ` ${one.toLowerCase()}`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
