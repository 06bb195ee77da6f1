import classes from './interview-ideas.module.css';
import { useInterviewMessages } from './messages.ts';

const maxIdeas = 4;

interface InterviewIdeasProps {
  /** Required skills that the candidate has. */
  skills: readonly { id: string; name: string; years: number | null }[];
  /** Latest role; its employer may be unnamed. */
  lastRole?: { title: string; company: string | null } | undefined;
}

/** Interview questions derived from the job's requirements and the candidate's skills. */
export function InterviewIdeas({ skills, lastRole }: InterviewIdeasProps) {
  const t = useInterviewMessages();
  return (
    <section>
      <h3 className={classes.title}>{t('drawer.ideas')}</h3>
      <ul className={classes.ideas}>
        {skills.slice(0, maxIdeas).map(({ id, name, years }) => (
          <li key={id}>
            {years !== null && years > 1
              ? t('drawer.ideaYears', { skill: name, years })
              : t('drawer.idea', { skill: name })}
          </li>
        ))}
        {lastRole && (
          <li>
            {lastRole.company
              ? t('drawer.ideaRoleAt', { title: lastRole.title, company: lastRole.company })
              : t('drawer.ideaRole', { title: lastRole.title })}
          </li>
        )}
        <li>{t('drawer.ideaFirst')}</li>
      </ul>
    </section>
  );
}
