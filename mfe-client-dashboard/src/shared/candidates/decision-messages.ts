import { defineMessages, useT } from '@muster/ui';
import { decisionsEn } from '../../messages/decisions.en.ts';

const decisionMessages = defineMessages('mfe-client-dashboard-decisions', decisionsEn);

/** Apart from those of the cards: they come with what is opened from one. */
export const useDecisionMessages = () => useT(decisionMessages);
