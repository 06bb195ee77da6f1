import { useEffect, useState } from 'react';
import type { BulkMailAnswer } from '@muster/contracts';
import { selectionInput, type ListSelection } from '@muster/kit';
import { api } from '../../api.ts';

/** Returns who would be mailed; the text does not affect it. */
export function useRehearsal(people: ListSelection) {
  const [rehearse] = api.useBulkMailSendMutation();
  const [rehearsal, setRehearsal] = useState<BulkMailAnswer>();
  const [refusal, setRefusal] = useState<unknown>();
  useEffect(() => {
    let isCurrent = true;
    const look = async () => {
      const body = { ...selectionInput(people), subject: '-', text: '-', dryRun: true };
      const answer = await rehearse({ body });
      if (!isCurrent) return;
      setRefusal(answer.error);
      if (answer.data) setRehearsal(answer.data);
    };
    void look();
    return () => {
      isCurrent = false;
    };
  }, [people, rehearse]);
  return { rehearsal, refusal };
}
