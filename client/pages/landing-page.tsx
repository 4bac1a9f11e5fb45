import { LinkButton } from '#client/ui/actions/link-button.tsx';
import { Wordmark } from '#client/ui/frame/wordmark.tsx';

export function LandingPage() {
  return (
    <main className="grid min-h-dvh content-center gap-6 px-gutter">
      <Wordmark />
      <h1 className="text-48">Unlock Your Cosmic Destiny</h1>
      <LinkButton href="/auth">Get Started Now</LinkButton>
    </main>
  );
}
