export { InvitationScreen } from './invitation-screen.tsx';
export { WithAPerson } from './with-a-person.tsx';
