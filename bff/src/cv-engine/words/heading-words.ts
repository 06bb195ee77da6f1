import { fold } from '../lines/fold.ts';

export type SectionKind =
  | 'head'
  | 'profile'
  | 'contact'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'links'
  | 'other';

/** English, German, Spanish, Portuguese, French and Polish; some Italian, Dutch and Arabic. */
const table: Record<Exclude<SectionKind, 'head'>, string> = {
  profile: `summary, professional summary, executive summary, profile, professional profile, about,
    about me, objective, career objective, personal statement, introduction, career summary,
    profil, kurzprofil, über mich, zusammenfassung, perfil, perfil profesional, perfil profissional,
    resumen, sobre mí, objetivo, extracto, resumo, resumo profissional, sobre, sobre mim,
    objetivo profissional, profil professionnel, à propos, présentation, objectif, o mnie,
    podsumowanie, profil zawodowy, cel zawodowy, profilo, profiel,
    نبذة, نبذة عني, الملخص, الملخص المهني, الملف الشخصي, الهدف الوظيفي`,
  contact: `contact, contact details, contact information, personal details, personal information,
    personal data, kontakt, kontaktdaten, persönliche daten, zur person, persönliches, contacto,
    datos personales, datos de contacto, información personal, contato, contatos, dados pessoais,
    informações pessoais, contacts, coordonnées, informations personnelles, état civil,
    dane kontaktowe, dane osobowe, contatti, get in touch, details,
    معلومات الاتصال, بيانات الاتصال, بيانات التواصل, المعلومات الشخصية, البيانات الشخصية`,
  experience: `experience, work experience, professional experience, employment, employment history,
    work history, career history, career, relevant experience, positions held, internships,
    internship, professional background, professional history, industry experience, work,
    berufserfahrung, beruflicher werdegang, berufliche erfahrung, werdegang, praktische erfahrung,
    praktika, praktikum, berufspraxis, beruflicher hintergrund, berufliche stationen, erfahrung,
    experiencia, experiencia laboral, experiencia profesional, trayectoria profesional, trayectoria,
    historial laboral, prácticas, experiência, experiência profissional, experiências profissionais,
    histórico profissional, percurso profissional, trajetória profissional, estágios,
    expérience, expériences, expérience professionnelle, expériences professionnelles,
    parcours professionnel, parcours, stages, doświadczenie, doświadczenie zawodowe,
    przebieg kariery, historia zatrudnienia, praca zawodowa, praktyki, przebieg pracy zawodowej,
    esperienza, esperienza professionale, esperienze lavorative, werkervaring,
    الخبرة, الخبرات, الخبرة العملية, الخبرات العملية, الخبرة المهنية, الخبرات المهنية`,
  education: `education, academic background, academic qualifications, education and training,
    qualifications, academic history, studies, degrees, training, educational background, academics,
    ausbildung, bildung, bildungsweg, studium, schulbildung, akademische ausbildung, schule,
    hochschulbildung, formación, formación académica, educación, estudios, titulación,
    formação, formação acadêmica, formação académica, educação, escolaridade,
    formação complementar, formation, formations, études, diplômes, scolarité, cursus,
    wykształcenie, edukacja, wykształcenie i kursy, istruzione, opleiding, opleidingen,
    التعليم, المؤهلات العلمية, المؤهلات, الدراسة, المؤهل العلمي`,
  skills: `skills, technical skills, key skills, core skills, core competencies, competencies,
    technologies, tech stack, technical expertise, expertise, tools, toolbox, areas of expertise,
    skill set, technical proficiencies, programming, stack, strengths, hard skills, soft skills,
    kenntnisse, fähigkeiten, kompetenzen, it-kenntnisse, edv-kenntnisse, fachkenntnisse, werkzeuge,
    technische kenntnisse, technologien, kernkompetenzen, besondere kenntnisse,
    habilidades, competencias, conocimientos, aptitudes, herramientas, tecnologías,
    habilidades técnicas, conocimientos técnicos, conocimientos informáticos, informática,
    competências, competências técnicas, conhecimentos, tecnologias, ferramentas,
    compétences, compétences techniques, outils, savoir-faire, compétences clés,
    compétences informatiques, umiejętności, kompetencje, technologie, narzędzia,
    umiejętności techniczne, znajomość technologii, competenze, vaardigheden,
    المهارات, المهارات التقنية, المهارات الفنية`,
  languages: `languages, language skills, spoken languages, sprachen, sprachkenntnisse, idiomas,
    lenguas, línguas, langues, języki, języki obce, znajomość języków, lingue, talen,
    اللغات, المهارات اللغوية`,
  links: `links, online, profiles, web, social, portfolio, github, enlaces, liens, linki`,
  other: `certifications, certificates, certification, courses, licenses, awards, honors, honours,
    achievements, publications, talks, patents, volunteering, volunteer work, volunteer experience,
    volunteer, projects, personal projects, side projects, selected projects, key projects,
    open source, interests, hobbies, references, referees, memberships, activities, military service,
    additional information, miscellaneous, conferences, other, availability,
    zertifikate, weiterbildung, weiterbildungen, fortbildungen, zertifizierungen, projekte,
    veröffentlichungen, interessen, hobbys, ehrenamt, referenzen, auszeichnungen, sonstiges,
    wehrdienst, zivildienst, freizeit, engagement, certificaciones, certificados, cursos, proyectos,
    premios, publicaciones, intereses, aficiones, referencias, voluntariado, otros, otros datos,
    información adicional, certificações, projetos, prêmios, publicações, interesses, referências,
    outros, informações adicionais, certificats, projets, prix, loisirs, centres d'intérêt,
    bénévolat, références, intérêts, divers, certyfikaty, kursy, szkolenia, kursy i szkolenia,
    projekty, nagrody, publikacje, zainteresowania, hobby, referencje, wolontariat, dodatkowe,
    informacje dodatkowe, klauzula,
    الشهادات, الدورات, الدورات التدريبية, المراجع, الهوايات, المشاريع`,
};

/** Folded heading → kind of section. */
export const headings: ReadonlyMap<string, SectionKind> = new Map(
  Object.entries(table).flatMap(([kind, words]) =>
    words
      .split(',')
      .map((word) => [fold(word.replaceAll(/\s+/g, ' ').trim()), kind as SectionKind]),
  ),
);

/** Titles at the top of a CV that are neither a name nor a section heading. */
export const documentTitles = new Set(
  (
    'curriculum vitae,cv,resume,lebenslauf,curriculo,hoja de vida,zyciorys,curriculum,' +
    'السيرة الذاتية,tabellarischer lebenslauf,resumen curricular,europass,europass cv,bewerbung,curriculum vita'
  ).split(','),
);
