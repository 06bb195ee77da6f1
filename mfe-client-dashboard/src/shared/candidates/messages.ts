import { defineMessages, useT } from '@muster/ui';
import { candidatesEn } from '../../messages/candidates.en.ts';

const candidateMessages = defineMessages('mfe-client-dashboard-candidates', candidatesEn);

export const useCandidateMessages = () => useT(candidateMessages);
