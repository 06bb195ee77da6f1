import { roles, type Role } from './roles.ts';
import { scopes, type Scope } from './scopes.ts';

/**
 * The permission table: one row per permission, one column per role, in the order of `roles`. `-`
 * means no. Only the active role assignment grants a permission, never the union of several.
 * Private records stay with their owner, owners and admins, whatever the scope (see each policy).
 */
// prettier-ignore
const table = {
  //                             O    A    R        AM       V        TL   F        SV   CA      CM      CV      C    K
  'candidate.list':            'all  all  all      all      assigned all  all      all  -       -       -       -    -',
  'candidate.read':            'all  all  all      all      assigned all  all      all  -       -       -       -    -',
  'candidate.readContact':     'all  all  all      all      -        all  -        -    -       -       -       -    -',
  'candidate.readSensitive':   'all  all  -        -        -        -    all      -    -       -       -       -    -',
  'candidate.updateSensitive': 'all  all  -        -        -        -    all      -    -       -       -       -    -',
  'candidate.readOwnProfile':  '-    -    -        -        -        -    -        -    -       -       -       self self',
  'candidate.updateOwn':       '-    -    -        -        -        -    -        -    -       -       -       self self',
  'candidate.create':          'all  all  all      all      all      all  -        -    -       -       -       -    -',
  'candidate.updateContact':   'all  all  all      -        -        all  -        -    -       -       -       -    -',
  'candidate.updateSkills':    'all  all  all      -        assigned all  -        -    -       -       -       -    -',
  'candidate.assessEnglish':   'all  all  -        -        assigned all  -        -    -       -       -       -    -',
  'candidate.readRates':       'all  all  all      assigned -        all  all      -    -       -       -       -    -',
  'candidate.updateRates':     'all  all  all      -        -        all  all      -    -       -       -       -    -',
  'candidate.delete':          'all  all  -        -        -        all  -        -    -       -       -       -    -',
  'candidate.restoreDeleted':  'all  all  assigned assigned -        all  -        -    -       -       -       -    -',
  'candidate.bulkOwner':       'all  all  -        -        -        all  -        -    -       -       -       -    -',
  'candidate.makePrivate':     'all  all  -        -        -        -    -        -    -       -       -       -    -',
  'candidate.engage':          'all  all  all      -        -        all  -        -    -       -       -       -    -',
  'candidate.activate':        'all  all  all      -        -        all  -        -    -       -       -       -    -',
  'candidate.snooze':          'all  all  all      -        -        all  -        -    -       -       -       -    -',
  'candidate.snoozeOwn':       '-    -    -        -        -        -    -        -    -       -       -       self self',
  'candidate.reject':          'all  all  assigned -        -        all  -        -    -       -       -       -    -',
  'candidate.archive':         'all  all  assigned -        -        all  -        -    -       -       -       -    -',
  'candidate.doNotContact':    'all  all  all      -        -        all  -        -    -       -       -       -    -',
  'candidate.liftDoNotContact':'all  all  -        -        -        all  -        -    -       -       -       -    -',
  'candidate.anonymise':       'all  all  -        -        -        -    -        -    -       -       -       -    -',
  'candidate.updateExperience':'all  all  all      -        -        all  -        -    -       -       -       -    -',
  'candidate.updateBios':      'all  all  all      -        -        all  -        -    -       -       -       -    -',
  'candidate.updatePools':     'all  all  all      -        assigned all  -        -    -       -       -       -    -',
  'candidate.updateHarvestId': 'all  all  -        -        -        all  all      -    -       -       -       -    -',
  'candidate.readDuplicates':  'all  all  all      all      -        all  -        all  -       -       -       -    -',
  'candidate.merge':           'all  all  -        -        -        all  -        -    -       -       -       -    -',
  'candidate.bulkPool':        'all  all  all      -        -        all  -        -    -       -       -       -    -',
  'consent.read':              'all  all  all      all      assigned all  all      all  -       -       -       -    -',
  'consent.record':            'all  all  all      -        -        all  -        -    -       -       -       -    -',
  'consent.answerOwn':         '-    -    -        -        -        -    -        -    -       -       -       self self',
  'attachment.upload':         'all  all  all      assigned assigned all  all      -    company company -       self self',
  // Uploading a file; using it requires another permission.
  'file.upload':               'all  all  all      assigned assigned all  all      -    company company -       self self',
  'attachment.readInternal':   'all  all  all      assigned assigned all  all      all  -       -       -       -    -',
  'attachment.request':        'all  all  all      assigned assigned all  all      -    -       -       -       -    -',
  'attachment.read':           'all  all  all      all      assigned all  all      all  company company company self self',
  'attachment.readSensitive':  'all  all  -        -        -        -    all      -    -       -       -       self self',
  'attachment.readTranscript': 'all  all  assigned -        assigned all  -        -    -       -       -       -    -',
  'attachment.changeType':     'all  all  all      -        -        all  all      -    -       -       -       -    -',
  'attachment.changeVisibility': 'all  all  all      assigned -        all  -        -    -       -       -       -    -',
  'attachment.delete':         'all  all  assigned -        -        all  -        -    -       -       -       -    -',
  'attachment.manageOwn':      '-    -    -        -        -        -    -        -    -       -       -       self self',
  'application.list':          'all  all  all      assigned -        all  -        all  -       -       -       -    -',
  'application.answerOwn':    '-    -    -        -        -        -    -        -    -       -       -       self self',
  'application.add':           'all  all  all      assigned -        all  -        -    -       -       -       -    -',
  'application.suggest':       '-    -    -        -        assigned -    -        -    -       -       -       -    -',
  'application.remove':        'all  all  assigned -        -        all  -        -    -       -       -       -    -',
  // Vetters: before anything of the application reached the client.
  'application.reject':        'all  all  assigned assigned assigned all  -        -    -       -       -       -    -',
  'application.bulkReject':    'all  all  assigned assigned -        all  -        -    -       -       -       -    -',
  'application.withdraw':      'all  all  assigned assigned -        all  -        -    -       -       -       -    -',
  'application.move':          'all  all  assigned assigned -        all  -        -    -       -       -       -    -',
  'application.submit':        'all  all  assigned assigned -        all  -        -    -       -       -       -    -',
  'application.select':        'all  all  assigned assigned -        all  -        -    company company -       -    -',
  'application.contract':      'all  all  assigned assigned -        all  all      -    -       -       -       -    -',
  'application.readBillRate':  'all  all  assigned all      -        all  all      -    -       -       -       -    -',
  'application.readPayRate':   'all  all  all      assigned -        all  all      -    -       -       -       -    -',
  'candidate.readExclusions':  'all  all  all      assigned assigned all  -        -    -       -       -       -    -',
  'candidate.updateExclusions':'all  all  all      assigned -        all  -        -    -       -       -       -    -',
  'reason.list':               'all  all  all      all      all      all  all      all  -       -       -       -    -',
  'operation.read':            'all  all  all      all      all      all  all      -    -       -       -       -    -',
  'approval.list':             'all  all  all      all      all      all  all      -    -       -       -       -    -',
  'candidate.import':          'all  all  all      -        -        all  -        -    -       -       -       -    -',
  'candidate.exportData':      'all  all  -        -        -        -    -        -    -       -       -       -    -',
  'candidate.exportOwnData':   '-    -    -        -        -        -    -        -    -       -       -       self self',
  'candidate.askErasure':      '-    -    -        -        -        -    -        -    -       -       -       self self',
  'application.read':          'all  all  all      assigned assigned all  -        all  -       -       -       -    -',
  'application.edit':          'all  all  assigned assigned -        all  -        -    -       -       -       -    -',
  'application.readMargin':    'all  all  -        assigned -        all  all      -    -       -       -       -    -',
  'application.readFeedback':  'all  all  assigned assigned -        all  -        all  -       -       -       -    -',
  'application.noteFeedback':  'all  all  assigned assigned -        -    -        -    -       -       -       -    -',
  'match.read':                'all  all  all      all      -        all  -        all  -       -       -       -    -',
  'note.read':                 'all  all  all      all      assigned all  assigned all  -       -       -       -    -',
  'note.create':               'all  all  all      all      assigned all  assigned -    -       -       -       -    -',
  'note.readManagement':       'all  all  -        all      -        all  -        -    -       -       -       -    -',
  'note.readPrivate':          'all  all  self     self     self     self self     -    -       -       -       -    -',
  'note.update':               'self self self     self     self     self self     -    -       -       -       -    -',
  'note.delete':               'all  all  self     self     self     self self     -    -       -       -       -    -',
  'task.read':                 'all  all  all      all      assigned all  assigned all  -       -       -       -    -',
  'task.manage':               'all  all  all      all      assigned all  assigned -    -       -       -       -    -',
  'skill.search':              'all  all  all      all      all      all  all      all  all     all     all     all  all',
  'skill.list':                'all  all  all      all      all      all  all      all  -       -       -       -    -',
  'skill.propose':             'all  all  all      all      all      all  all      -    -       -       -       all  all',
  'skill.manage':              'all  all  -        -        -        all  -        -    -       -       -       -    -',
  'company.list':              'all  all  all      all      -        all  all      all  -       -       -       -    -',
  'customField.read':          'all  all  all      all      all      all  all      all  -       -       -       -    -',
  'customField.write':         'all  all  all      all      -        all  -        -    -       -       -       -    -',
  'company.read':              'all  all  all      all      -        all  all      all  -       -       -       -    -',
  'company.readMoney':         'all  all  -        assigned -        all  all      -    -       -       -       -    -',
  'company.create':            'all  all  -        all      -        all  -        -    -       -       -       -    -',
  'company.update':            'all  all  -        assigned -        all  -        -    -       -       -       -    -',
  'company.updateBilling':     'all  all  -        assigned -        all  all      -    -       -       -       -    -',
  'company.updateTeam':        'all  all  -        assigned -        all  -        -    -       -       -       -    -',
  'company.bulkOwner':         'all  all  -        -        -        all  -        -    -       -       -       -    -',
  'company.delete':            'all  all  -        -        -        -    -        -    -       -       -       -    -',
  'company.listUsers':         'all  all  -        assigned -        all  -        -    -       -       -       -    -',
  'company.inviteUser':        'all  all  -        assigned -        all  -        -    -       -       -       -    -',
  'company.updateUser':        'all  all  -        assigned -        all  -        -    -       -       -       -    -',
  'company.readNotes':         'all  all  assigned assigned -        all  all      all  -       -       -       -    -',
  'company.writeNotes':        'all  all  assigned assigned -        all  all      -    -       -       -       -    -',
  'company.readMessages':      'all  all  assigned assigned -        all  -        all  -       -       -       -    -',
  'company.writeMessages':     'all  all  assigned assigned -        all  -        -    -       -       -       -    -',
  'company.logCall':           'all  all  assigned assigned -        all  -        -    -       -       -       -    -',
  'job.list':                  'all  all  all      all      all      all  all      all  -       -       -       -    -',
  'job.read':                  'all  all  all      all      all      all  all      all  -       -       -       -    -',
  'job.create':                'all  all  all      all      -        all  -        -    -       -       -       -    -',
  'job.update':                'all  all  assigned assigned -        all  -        -    -       -       -       -    -',
  'job.open':                  'all  all  -        assigned -        all  -        -    -       -       -       -    -',
  'job.hold':                  'all  all  assigned assigned -        all  -        -    -       -       -       -    -',
  'job.editOpenedDate':        'all  all  assigned assigned -        all  -        -    -       -       -       -    -',
  'job.delete':                'all  all  assigned assigned -        all  -        -    -       -       -       -    -',
  'job.bulkTeam':              'all  all  -        assigned -        all  -        -    -       -       -       -    -',
  'job.readPayRate':           'all  all  assigned assigned -        all  all      -    -       -       -       -    -',
  'job.readBillRate':          'all  all  assigned assigned -        all  all      -    -       -       -       -    -',
  'position.list':             'all  all  all      all      -        all  all      all  -       -       -       -    -',
  'position.manage':           'all  all  assigned assigned -        all  -        -    -       -       -       -    -',
  'position.cancel':           'all  all  -        assigned -        all  -        -    -       -       -       -    -',
  'position.editSupervisor':   'all  all  assigned assigned -        all  -        -    -       -       -       -    -',
  'placement.list':            'all  all  assigned assigned -        all  all      all  -       -       -       -    -',
  'placement.manage':          'all  all  assigned assigned -        all  all      -    -       -       -       -    -',
  'placement.changeRate':      'all  all  -        assigned -        all  all      -    -       -       -       -    -',
  'placement.terminate':       'all  all  -        assigned -        all  -        -    -       -       -       -    -',
  'placement.readRates':       'all  all  assigned assigned -        all  all      -    -       -       -       -    -',
  // Recruiters read pay and bill rates of their own candidates, but no margins.
  'placement.readMargin':      'all  all  -        assigned -        all  all      -    -       -       -       -    -',
  'pool.list':                 'all  all  all      all      assigned all  -        all  -       -       -       -    -',
  'team.list':                 'all  all  all      all      all      all  all      all  -       -       -       -    -',
  'clientJob.list':            '-    -    -        -        -        -    -        -    company company company -    -',
  'user.pick':                 'all  all  all      all      all      all  all      all  -       -       -       -    -',
  'home.read':                 'all  all  all      all      all      all  all      all  -       -       -       -    -',
  'search.use':                'all  all  all      all      all      all  all      all  -       -       -       -    -',
  'view.read':                 'all  all  all      all      all      all  all      all  -       -       -       -    -',
  'view.manage':               'all  all  all      all      all      all  all      all  -       -       -       -    -',
  'view.delete':               'all  all  all      all      all      all  all      all  -       -       -       -    -',
  'view.share':                'all  all  all      all      all      all  all      -    -       -       -       -    -',
  'export.create':             'all  all  assigned assigned -        all  all      -    -       -       -       -    -',
  'user.list':                 'all  all  -        company  -        team -        -    -       -       -       -    -',
  'user.read':                 'all  all  -        company  -        team -        -    -       -       -       -    -',
  'user.invite':               'all  all  -        company  -        -    -        -    -       -       -       -    -',
  'user.update':               'all  all  -        -        -        -    -        -    -       -       -       -    -',
  'user.disable':              'all  all  -        -        -        -    -        -    -       -       -       -    -',
  'user.anonymise':            'all  -    -        -        -        -    -        -    -       -       -       -    -',
  'user.endSessions':          'all  all  -        -        -        -    -        -    -       -       -       -    -',
  'user.impersonate':          'all  all  -        company  -        -    -        -    -       -       -       -    -',
  'audit.list':                'all  all  self     self     self     team self     -    company -       -       self self',
  'audit.listMoney':           'all  all  -        -        -        -    all      -    -       -       -       -    -',
  'audit.verify':              'all  all  -        -        -        -    -        -    -       -       -       -    -',
  'release.manage':            'all  all  -        -        -        -    -        -    -       -       -       -    -',
  'role.grant':                'all  all  -        company  -        -    -        -    -       -       -       -    -',
  'role.grantAdmin':           'all  -    -        -        -        -    -        -    -       -       -       -    -',
  // Decides a request of an owner: another owner does, or an admin while there is only one owner.
  'owner.approve':             'all  all  -        -        -        -    -        -    -       -       -       -    -',
  'reason.manage':             'all  all  -        -        -        -    -        -    -       -       -       -    -',
  'pipeline.list':             'all  all  all      all      all      all  all      all  -       -       -       -    -',
  'pipeline.manage':           'all  all  -        -        -        -    -        -    -       -       -       -    -',
  'settings.manage':           'all  all  -        -        -        -    -        -    -       -       -       -    -',
  // For a team lead: the people who report to them.
  'home.readTeam':             'all  all  -        -        -        team -        -    -       -       -       -    -',
  'settings.read':             'all  all  all      all      all      all  all      all  -       -       -       -    -',
  // Permissions of planned screens: their routes already name them.
  'styleguide.read':           'all  all  -        -        -        -    -        -    -       -       -       -    -',
  'calendar.read':             'all  all  all      all      all      all  all      all  -       -       -       self self',
  'report.read':               'all  all  assigned assigned self     all  all      all  -       -       -       -    -',
  // Figures of jobs and applications; people who work on jobs read the figures of those jobs.
  'report.readHiring':         'all  all  assigned assigned -        all  all      all  -       -       -       -    -',
  // Vetters see figures of their own decisions, recruiters and account managers of their
  // candidates.
  'report.readVetting':        'all  all  assigned assigned self     all  all      all  -       -       -       -    -',
  'report.readReferrals':      'all  all  all      all      -        all  all      all  -       -       -       -    -',
  'report.readMoney':          'all  all  -        assigned -        all  all      -    -       -       -       -    -',
  'report.readCandidates':     'all  all  all      -        assigned all  -        all  -       -       -       -    -',
  'referral.list':             'all  all  all      all      -        all  all      all  -       -       -       -    -',
  'referral.manage':           'all  all  all      all      -        all  -        -    -       -       -       -    -',
  'referral.reopen':           'all  all  -        -        -        all  -        -    -       -       -       -    -',
  'referral.pay':              'all  all  -        -        -        -    all      -    -       -       -       -    -',
  'referral.setProgram':       'all  all  -        -        -        -    all      -    -       -       -       -    -',
  'referral.create':           'all  all  all      all      all      all  all      -    company company company self self',
  'emailTemplate.manage':      'all  all  self     self     self     team self     -    -       -       -       -    -',
  // One’s own mails; owners and admins also read and retry those of others.
  'message.read':              'all  all  self     self     self     self -        -    -       -       -       -    -',
  'message.send':              'all  all  all      all      assigned all  -        -    -       -       -       -    -',
  'message.cancel':            'self self self     self     self     self -        -    -       -       -       -    -',
  'message.retry':             'all  all  self     self     self     self -        -    -       -       -       -    -',
  // Incoming mails that answer none of ours: from any sender, about any subject.
  'receivedMail.sort':         'all  all  all      all      -        all  -        -    -       -       -       -    -',
  'candidate.bulkEmail':       'all  all  all      -        -        all  -        -    -       -       -       -    -',
  'candidate.logCall':         'all  all  all      all      assigned all  -        -    -       -       -       -    -',
  'candidate.bulkVetting':     'all  all  all      -        -        all  -        -    -       -       -       -    -',
  'candidate.readCalendar':    'all  all  all      -        assigned all  -        -    -       -       -       -    -',
  'candidate.readMessages':    'all  all  all      all      assigned all  -        -    -       -       -       -    -',
  // Includes ideal answers, so it is limited to people who vet and screen.
  'pool.readQuestions':        'all  all  all      -        assigned all  -        -    -       -       -       -    -',
  'pool.manage':               'all  all  assigned -        assigned all  -        -    -       -       -       -    -',
  'screening.readAnswers':    'all  all  all      -        assigned all  -        all  -       -       -       -    -',
  // A rule makes candidates visible to its owner, so roles limited to assigned candidates lack it.
  'pool.setRule':              'all  all  assigned -        -        all  -        -    -       -       -       -    -',
  'screening.send':            'all  all  all      -        assigned all  -        -    -       -       -       -    -',
  'vetting.read':              'all  all  all      -        assigned all  -        all  -       -       -       -    -',
  'vetting.readSummary':       'all  all  all      all      assigned all  -        all  -       -       -       -    -',
  // The vetting summary for clients, for people who prepare submissions or who vetted.
  'vetting.releaseSummary':    'all  all  all      -        assigned all  -        -    -       -       -       -    -',
  'vetting.deleteFeedback':    'all  all  -        -        self     all  -        -    -       -       -       -    -',
  'vetting.decide':            'all  all  -        -        assigned all  -        -    -       -       -       -    -',
  // Passing many candidates at once.
  'vetting.bulkPass':          'all  all  -        -        -        -    -        -    -       -       -       -    -',
  // A verdict based only on the note of the person who gives it.
  'vetting.passByNote':        'all  all  -        -        -        -    -        -    -       -       -       -    -',
  'vetting.deleteEvidence':    'all  all  -        -        -        -    -        -    -       -       -       -    -',
  'vetting.proceed':           'all  all  -        -        assigned all  -        -    -       -       -       -    -',
  'vetting.hold':              'all  all  all      -        assigned all  -        -    -       -       -       -    -',
  'vetting.revoke':            'all  all  -        -        -        all  -        -    -       -       -       -    -',
  // For interviewers; only its author writes a scorecard.
  'vetting.submitFeedback':    '-    -    -        -        assigned assigned -      -    -       -       -       -    -',
  'vettingInterview.correct':  'all  all  -        -        -        all  -        -    -       -       -       -    -',
  'vettingInterview.manage':   'all  all  all      -        assigned all  -        -    -       -       -       -    -',
  'ai.use':                    'all  all  all      all      all      all  -        -    -       -       -       -    -',
  'ai.draftJob':               'all  all  all      all      all      all  -        -    company company -       -    -',
  'task.readTeam':             'all  all  self     self     self     team self     self -       -       -       -    -',
  // Hands one colleague's records over to another; a team lead only those of their own people.
  'team.handOver':             'all  all  -        -        -        team -        -    -       -       -       -    -',
  'teamMember.read':           'all  all  self     self     self     team all      self -       -       -       -    self',
  'timesheet.read':            'all  all  self     self     self     team all      -    -       -       -       -    self',
  'teamMember.update':         'all  all  -        -        -        team all      -    -       -       -       -    -',
  // The emergency contact: for the person, and for people who manage contracts.
  'teamMember.readSensitive':  'all  all  self     self     self     self all      self -       -       -       -    self',
  'teamMember.updateOwn':      'self self self     self     self     self self     -    -       -       -       -    self',
  // One’s own hours; finance enters them for others with a note.
  'timesheet.enter':           'self self self     self     self     self all      -    -       -       -       -    self',
  // A time report with the hours of several people.
  'timesheet.import':          '-    -    -        -        -        -    all      -    -       -       -       -    -',
  // For a team lead: the staff who report to them.
  'timesheet.approve':         'all  all  -        -        -        team all      -    -       -       -       -    -',
  'timesheet.lock':            'all  all  -        -        -        -    all      -    -       -       -       -    -',
  'timesheet.readPay':         'all  all  -        -        -        team all      -    -       -       -       -    self',
  'timesheet.readBill':        'all  all  -        -        -        team all      -    -       -       -       -    -',
  'timesheet.export':          'all  all  -        -        -        -    all      -    -       -       -       -    -',
  'evaluation.read':           'all  all  self     assigned self     all  all      -    -       -       -       -    self',
  'evaluation.write':          'all  all  -        -        self     all  all      -    -       -       -       -    -',
  // Schedules, reassigns, returns and cancels evaluations; never one's own.
  'evaluation.manage':         'all  all  -        -        -        all  all      -    -       -       -       -    -',
  'evaluation.reopen':         'all  all  -        -        -        -    all      -    -       -       -       -    -',
  // The self review, and the confirmation of having read the evaluation.
  'evaluation.answerOwn':      'self self self     self     self     self self     -    -       -       -       -    self',
  // Both sides' answers at the end of a placement, and one's own answer.
  'exitSurvey.read':           'all  all  assigned assigned -        all  all      -    -       -       -       -    -',
  'exitSurvey.answerOwn':      '-    -    -        -        -        -    -        -    company company -       self self',
  'user.listCandidates':       'all  all  all      -        -        all  all      -    -       -       -       -    -',
  'user.inviteCandidates':     'all  all  all      -        -        -    -        -    -       -       -       -    -',
  'signature.create':          'all  all  assigned assigned -        all  all      -    -       -       -       -    -',
  'signatureTemplate.manage':  'all  all  -        -        -        -    all      -    -       -       -       -    -',
  // For the parties of a document; each endpoint checks which party a user is.
  'signature.sign':           'all  all  all      all      all      all  all      -    -       -       -       self self',
  'signature.readOwn':         '-    -    -        -        -        -    -        -    -       -       -       self self',
  'legalIdentity.update':      'all  all  assigned -        -        -    all      -    -       -       -       -    -',
  'legalIdentity.readDocument': 'all all  assigned -        -        -    all      -    -       -       -       self self',
  'legalIdentity.verify':     'all  all  -        -        -        -    all      -    -       -       -       -    -',
  'legalIdentity.updateOwn':   '-    -    -        -        -        -    -        -    -       -       -       self self',
  'chat.use':                  'all  all  all      all      all      all  all      -    company company company self self',
  'availability.own':          'self self self     self     self     self self     -    -       -       -       self self',
  // Only for one’s own events.
  'calendar.write':            'self self self     self     self     self self     -    -       -       -       -    -',
  'meeting.host':              'all  all  all      all      all      all  all      -    company company -       -    -',
  'clientUser.invite':         '-    -    -        -        -        -    -        -    company company -       -    -',
  // Role, permissions and access of coworkers, never one's own.
  'clientUser.manage':         '-    -    -        -        -        -    -        -    company -       -       -    -',
  // The profile of one's own company, and its picture.
  'clientCompany.update':      '-    -    -        -        -        -    -        -    company -       -       -    -',
  'clientJob.create':          '-    -    -        -        -        -    -        -    company company -       -    -',
  'clientJob.update':          '-    -    -        -        -        -    -        -    company company -       -    -',
  'clientJob.select':         '-    -    -        -        -        -    -        -    company company -       -    -',
  'clientJob.reject':          '-    -    -        -        -        -    -        -    company company -       -    -',
  'clientPosition.editSupervisor': '-    -    -        -        -        -    -        -    company company -       -    -',
  'clientPlacement.list':      '-    -    -        -        -        -    -        -    company company company -    -',
  'clientInterview.list':      '-    -    -        -        -        -    -        -    company company company -    -',
  // For staff: people who work on the job of the interview.
  'clientInterview.manage':    'all  all  assigned assigned -        all  -        -    -       -       -       -    -',
  'clientInterview.ask':       '-    -    -        -        -        -    -        -    company company -       -    -',
  'clientTimesheet.decide':    '-    -    -        -        -        -    -        -    company company -       -    -',
  // Documents that await the reader's own signature for their company.
  'clientDocument.sign':       '-    -    -        -        -        -    -        -    company company -       -    -',
  'clientFeedback.write':      '-    -    -        -        -        -    -        -    company company company -    -',
} as const;

export type PermissionName = keyof typeof table;
export const permissionNames = Object.keys(table) as PermissionName[];

const scopeNames: ReadonlySet<string> = new Set(scopes);

function parseRow(name: string, row: string): ReadonlyMap<Role, Scope> {
  const cells = row.trim().split(/\s+/);
  if (cells.length !== roles.length)
    throw new Error(`Permission ${name} has ${cells.length} cells, not ${roles.length}`);
  const granted = new Map<Role, Scope>();
  roles.forEach((role, i) => {
    const cell = cells[i] ?? '-';
    if (cell === '-') return;
    if (!scopeNames.has(cell)) throw new Error(`Permission ${name}: unknown scope ${cell}`);
    granted.set(role, cell as Scope);
  });
  return granted;
}

const grants: ReadonlyMap<string, ReadonlyMap<Role, Scope>> = new Map(
  Object.entries(table).map(([name, row]) => [name, parseRow(name, row)]),
);

/**
 * Returns the scope in which `role` holds `permission`, or null. Fails closed for unknown values.
 */
export function scopeOf(role: Role, permission: PermissionName): Scope | null {
  return grants.get(permission)?.get(role) ?? null;
}

/** Checks whether `role` holds `permission` at all; the policy checks the rows. */
export function can(role: Role | null | undefined, permission: PermissionName): boolean {
  return role != null && scopeOf(role, permission) !== null;
}

/** Returns all permissions of a role for the session sent to the UI. */
export function permissionsOf(role: Role): Partial<Record<PermissionName, Scope>> {
  const result: Partial<Record<PermissionName, Scope>> = {};
  for (const name of permissionNames) {
    const scope = scopeOf(role, name);
    if (scope) result[name] = scope;
  }
  return result;
}
