export { expiryCalendarHandlers } from './handlers.ts';
export { reminderMail } from './reminder-mail.ts';
export { REMINDER_MAIL } from './reminder-path.ts';
export { findReminders, remindPerson } from './reminders.ts';
export { reminderSubjects } from './subject.ts';
