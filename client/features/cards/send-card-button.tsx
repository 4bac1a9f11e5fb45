import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { Button, type ButtonProps } from '#client/ui/actions/button.tsx';
import { toast } from '#client/ui/feedback/toast.ts';
import type { Card } from './card.ts';
import { CARD_COPY } from './cards.copy.ts';

type SendCardButtonProps = Pick<ButtonProps, 'variant' | 'wide' | 'className' | 'aria-label'> & {
  card: Card;
  children: string;
};

/** Loads what draws and shares a card, and does it. */
async function sendOrFail(card: Card) {
  try {
    const { sendCard } = await import('./send-card.ts');
    return await sendCard(card);
  } catch {
    return 'failed' as const;
  }
}

/** A button that shares a card as a picture, or saves the picture where the browser cannot share it. */
export function SendCardButton({
  card,
  variant = 'quiet',
  children,
  ...rest
}: SendCardButtonProps) {
  const [sending, setSending] = useState(false);
  async function send() {
    setSending(true);
    const outcome = await sendOrFail(card);
    setSending(false);
    if (outcome === 'saved') toast({ ...CARD_COPY.saved(card.kind), variant: 'success' });
    if (outcome === 'failed') toast({ ...CARD_COPY.failed(card.kind), variant: 'destructive' });
  }
  return (
    <Button
      {...rest}
      variant={variant}
      icon={<Share2 size={18} />}
      busy={sending}
      busyLabel={CARD_COPY.drawing}
      onClick={() => void send()}
    >
      {children}
    </Button>
  );
}
