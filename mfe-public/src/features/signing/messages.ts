import { defineMessages, useT } from '@muster/ui';

/** Texts of a document to sign, for visitors with a link. */
export const guestSigningMessages = defineMessages('mfe-public-signing', {
  opening: 'Opening your document',
  from: 'From {{name}}, {{agency}}',
  fromAgency: 'From {{agency}}',
  writes: '{{name}} writes:',
  until: 'You can sign until {{when}}.',
  read: 'Read the document',
  sign: 'Sign the document',
  parties: 'Who signs',
  state: {
    not_your_turn: {
      title: 'It is not your turn yet',
      text: '{{name}} signs first. {{agency}} sends you an e-mail when it is your turn; this link works then, too.',
    },
    signed: {
      title: 'You have signed',
      text: 'You signed on {{when}}. When all parties have signed, {{agency}} sends you the sealed PDF.',
    },
    completed: {
      title: 'All parties have signed',
      text: 'The PDF below is sealed: a change of a single letter would show. Keep a copy.',
    },
    declined: {
      title: 'This document was declined',
      text: 'A party declined to sign, so it cannot be signed any more. If you have questions, reply to the e-mail from {{agency}}.',
    },
    voided: {
      title: 'This document was withdrawn',
      text: '{{agency}} withdrew it, so there is nothing to sign.',
      note: 'Reason: {{note}}',
    },
    expired: {
      title: 'The time to sign is over',
      text: 'It could be signed until {{when}}. Reply to the e-mail if you need more time; {{agency}} can send it again.',
    },
    replaced: {
      title: 'There is a newer version',
      text: '{{agency}} sent a new version of this document. Use the link in the newer e-mail.',
    },
  },
});

export const useGuestSigningMessages = () => useT(guestSigningMessages);
