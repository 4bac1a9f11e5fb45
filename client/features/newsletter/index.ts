// The Sunday letter: the pages of its links, and whether this installation sends mail at all.

export { NewsletterScreen } from './newsletter-screen.tsx';
export { useMailWorks } from './use-mail-works.ts';
