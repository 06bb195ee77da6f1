import { useEffect, useState, type RefObject } from 'react';
import { useT } from '../../i18n/index.ts';
import classes from './section-nav.module.css';
import { formMessages } from '../messages.ts';

interface Section {
  title: string;
  heading: HTMLElement;
}

const heads = (form: HTMLElement | null): Section[] =>
  [...(form?.querySelectorAll<HTMLElement>('[data-form-section]') ?? [])].map((heading) => ({
    title: heading.textContent,
    heading,
  }));

/**
 * Beside a long form: its sections, each a way to it, and the one in sight marked. Reads them from
 * the form itself, so that it names every section that is drawn.
 */
export function SectionNav({ form }: { form: RefObject<HTMLElement | null> }) {
  const t = useT(formMessages);
  const [sections, setSections] = useState<readonly Section[]>([]);
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const read = () =>
      setSections((known) => {
        const found = heads(element);
        const isSame =
          found.length === known.length &&
          found.every(({ heading }, index) => heading === known[index]?.heading);
        return isSame ? known : found;
      });
    read();
    const observer = new MutationObserver(read);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [form]);

  useEffect(() => {
    const follow = () => {
      const passed = sections.filter(({ heading }) => heading.getBoundingClientRect().top < 160);
      setCurrent(Math.max(0, passed.length - 1));
    };
    follow();
    window.addEventListener('scroll', follow, { passive: true });
    return () => window.removeEventListener('scroll', follow);
  }, [sections]);

  return (
    <nav aria-label={t('sections')}>
      <ol className={classes.list}>
        {sections.map(({ title, heading }, index) => (
          <li key={`${index}/${title}`}>
            <button
              type="button"
              className={classes.item}
              aria-current={index === current || undefined}
              onClick={() => {
                heading.scrollIntoView({ block: 'start' });
                heading.focus({ preventScroll: true });
                setCurrent(index);
              }}
            >
              {title}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
