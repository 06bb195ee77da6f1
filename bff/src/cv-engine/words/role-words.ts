import { wordPattern } from '../lines/fold.ts';

/** Words for occupations, folded. `~` before a word: also the end of longer words. */
const roles = `
engineer engineers developer developper programmer architect manager director head lead leader analyst
consultant designer administrator specialist officer assistant associate intern trainee tester
scientist researcher teacher lecturer professor technician coordinator co-ordinator supervisor
president founder co-founder cofounder owner executive representative agent advisor adviser
accountant auditor clerk nurse recruiter writer editor producer strategist planner buyer operator
mechanic driver chef cook waiter waitress barista cashier receptionist secretary translator
interpreter lawyer attorney paralegal controller cto ceo cfo coo cio vp sre freelancer contractor
apprentice tutor mentor artist illustrator photographer journalist marketer scrum_master
product_owner evangelist fellow expert dba sdet bookkeeper foreman electrician pharmacist
physician librarian economist statistician mathematician physicist chemist biologist instructor
trainer coach copywriter animator merchandiser dispatcher underwriter actuary broker trader
programmierer werkstudent werkstudentin praktikant praktikantin referent referentin vorstand
auszubildende auszubildender azubi sachbearbeiter sachbearbeiterin geschaftsfuhrer
geschaftsfuhrerin inhaber inhaberin grunder grunderin hilfskraft aushilfe
~entwickler ~entwicklerin ~ingenieur ~ingenieurin ~leiter ~leiterin ~leitung ~berater ~beraterin
~architekt ~architektin ~kaufmann ~kauffrau ~assistent ~assistentin ~techniker ~technikerin
~mechaniker ~mechanikerin ~verkaufer ~verkauferin ~buchhalter ~buchhalterin ~mitarbeiter
~mitarbeiterin ~gestalter ~gestalterin ~redakteur ~redakteurin ~lehrer ~lehrerin ~informatiker
~informatikerin ~pfleger ~pflegerin ~disponent ~einkaufer ~einkauferin ~manager ~managerin ~tester
~testerin ~administrator ~administratorin ~analyst ~analystin ~spezialist ~spezialistin
~wissenschaftler ~wissenschaftlerin ~konstrukteur ~planer ~planerin ~koordinator ~koordinatorin
~trainer ~trainerin ~texter ~texterin
ingeniero ingeniera desarrollador desarrolladora programador programadora analista jefe jefa
directora gerente consultor consultora tecnico tecnica administrativo administrativa becario becaria
responsable coordinador coordinadora disenador disenadora arquitecto arquitecta asistente auxiliar
profesor profesora encargado encargada cientifico cientifica contable comercial enfermero enfermera
especialista lider investigador investigadora vendedor vendedora redactor redactora practicante
maquetador maquetadora camarero camarera dependiente dependienta
engenheiro engenheira desenvolvedor desenvolvedora coordenador coordenadora diretor diretora
estagiario estagiaria assistente arquiteto arquiteta professora pesquisador pesquisadora supervisora
cientista encarregado encarregada contabilista gestor gestora programador_a monitor monitora
ingenieur ingenieure developpeur developpeuse chef cheffe directeur directrice consultante charge
chargee assistante stagiaire technicien technicienne analyste architecte gestionnaire alternant
alternante apprenti apprentie comptable vendeur vendeuse infirmier infirmiere professeur
concepteur conceptrice administrateur administratrice conseiller conseillere formateur formatrice
graphiste redacteur redactrice testeur testeuse adjoint adjointe commerciale coordinateur
coordinatrice acheteur acheteuse lead_developpeur
programista programistka inzynier kierownik kierowniczka specjalista specjalistka analityk
analityczka testerka konsultant konsultantka architektka dyrektor dyrektorka asystent asystentka
stazysta stazystka praktykant praktykantka projektant projektantka ksiegowa ksiegowy koordynator
koordynatorka menedzer menedzerka lider liderka technik nauczyciel nauczycielka doradca
przedstawiciel sprzedawca sprzedawczyni grafik graficzka magazynier referentka
مهندس مهندسة مطور مطورة مدير مديرة محلل محللة مصمم مصممة مبرمج مبرمجة محاسب محاسبة اخصائي
sviluppatore sviluppatrice ingegnere responsabile tirocinante impiegato
`;

const whole = wordPattern(roles.replaceAll(/~\S+/g, ''));
const endings = wordPattern((roles.match(/~\S+/g) ?? []).join(' ').replaceAll('~', ''));

/** Matches a role word anywhere in a folded text. */
export const roleWord = new RegExp(
  `(?<![\\p{L}\\d])(?:${whole}|\\p{L}*(?:${endings}))(?:[/:*]?(?:in|innen|a|e|r))?(?![\\p{L}\\d])`,
  'u',
);

/** Words that, next to a role word, make a title more likely. */
export const rankWord = new RegExp(
  `(?<![\\p{L}\\d])(?:${wordPattern(
    `senior junior principal staff chief deputy associate graduate interim lead mid sr jr software
    frontend front-end backend back-end full-stack full_stack fullstack data product project
    werkstudent leitender leitende stellvertretender sénior pleno mlodszy mlodsza starszy starsza
    glowny glowna adjunto`,
  )})(?![\\p{L}\\d])`,
  'u',
);

/** Kinds of employment and of work, which are neither title nor company. */
export const employmentWords = new RegExp(
  `^(?:${wordPattern(
    `full-time full_time fulltime part-time part_time parttime permanent contract temporary remote hybrid on-site onsite internship apprenticeship vollzeit teilzeit befristet
    unbefristet festanstellung homeoffice home_office jornada_completa
    media_jornada remoto teletrabajo hibrido presencial tempo_integral meio_periodo clt pj cdi cdd
    temps_plein temps_partiel interim alternance stage teletravail a_distance pelny_etat pol_etatu
    zdalnie zdalna stacjonarnie b2b umowa_o_prace umowa_zlecenie w_pelni_zdalnie fully_remote`,
  )})$`,
);

/**
 * A role without a company: it takes the place of a company, or tells in which role a user worked.
 */
export const freelanceWords =
  /^(?:freelance|freelancer|freelancing|self-employed|freiberuflich|selbstandig|autonomo|autonoma|independiente|freelance \/ contract|independant|samozatrudnienie|wlasna dzialalnosc)$/;
