/** Returns the `mailto:` address for an e-mail address. */
export const mailtoHref = (address: string): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}`;

/** Returns the `tel:` address of a phone number: its digits and its plus sign. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
