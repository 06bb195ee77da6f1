import type { Import } from '@muster/contracts';
import { useMessages } from '../../shared/use-messages.ts';
import { ProblemTable } from './problem-table.tsx';
import { ReasonTable } from './reason-table.tsx';

/**
 * Why rows are not imported and cells are left empty: counts, then the first rows of each reason.
 */
export function ReasonTables({ one }: { one: Import }) {
  const t = useMessages();
  const of = <R extends { outcome: string }>(list: readonly R[], isWarned: boolean) =>
    list.filter(({ outcome }) => (outcome === 'warned') === isWarned);
  return (
    <>
      <ReasonTable one={one} title={t('import.reasons.title')} reasons={of(one.reasons, false)} />
      <ProblemTable
        one={one}
        title={t('import.problems.title')}
        problems={of(one.problems, false)}
      />
      <ReasonTable
        one={one}
        title={t('import.warnings.title')}
        intro={t('import.warnings.intro')}
        reasons={of(one.reasons, true)}
      />
      <ProblemTable one={one} title={t('import.warnings.rows')} problems={of(one.problems, true)} />
    </>
  );
}
