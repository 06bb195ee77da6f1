/** The address that starts a message to a person. */
export const mailtoHref = (address: string): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}`;

/** The address of a call: the digits of the number, and its plus. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
