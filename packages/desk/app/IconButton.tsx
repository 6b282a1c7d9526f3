import { Icon, type IconId } from '@lintel/kit/icons/Icon.tsx'
import { Button } from '@lintel/kit/ui/Button.tsx'

interface IconButtonProps {
  icon: IconId
  label: string
  className?: string
  isDisabled?: boolean
  /** By which the button is found again once the list is another. */
  data?: Record<`data-${string}`, string>
  onClick: () => void
}

export function IconButton({ icon, label, className, isDisabled, data, onClick }: IconButtonProps) {
  return (
    <Button
      variant="ghost"
      size="icon-sm"
      aria-label={label}
      title={label}
      disabled={isDisabled}
      onClick={onClick}
      {...data}
    >
      <Icon id={icon} className={`size-4 ${className ?? ''} ${isDisabled ? 'opacity-40' : ''}`} />
    </Button>
  )
}
