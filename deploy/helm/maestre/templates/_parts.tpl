{{- define "maestre.labels" -}}
app.kubernetes.io/name: maestre
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{- define "maestre.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- /* What every pod has: no rights, nothing to write to but /tmp, no variables beside its own. */}}
{{- define "maestre.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  seccompProfile: { type: RuntimeDefault }
{{- with .Values.imagePullSecrets }}
imagePullSecrets: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.nodeSelector }}
nodeSelector: {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.tolerations }}
tolerations: {{- toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{- define "maestre.container" -}}
image: {{ include "maestre.image" . | quote }}
imagePullPolicy: {{ .Values.image.pullPolicy | default "IfNotPresent" }}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: { drop: [ALL] }
envFrom:
  - secretRef: { name: {{ .Values.existingSecret | quote }} }
env:
  - name: MAESTRE_BASE_URL
    value: {{ .Values.baseUrl | quote }}
{{- range $name, $value := .Values.settings }}
{{- if $value }}
  - name: {{ $name }}
    value: {{ $value | quote }}
{{- end }}
{{- end }}
{{- end }}

{{- define "maestre.selector" -}}
app.kubernetes.io/name: maestre
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{- /* An autoscaler and a disruption budget for one Deployment. */}}
{{- define "maestre.scaling" -}}
{{- if .part.autoscaling.enabled }}
---
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: {{ .root.Release.Name }}-{{ .component }}
  labels: {{- include "maestre.labels" .root | nindent 4 }}
spec:
  scaleTargetRef:
    apiVersion: apps/v1
    kind: Deployment
    name: {{ .root.Release.Name }}-{{ .component }}
  minReplicas: {{ .part.autoscaling.min }}
  maxReplicas: {{ .part.autoscaling.max }}
  metrics:
    - type: Resource
      resource:
        name: cpu
        target: { type: Utilization, averageUtilization: {{ .part.autoscaling.cpu }} }
{{- end }}
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ .root.Release.Name }}-{{ .component }}
  labels: {{- include "maestre.labels" .root | nindent 4 }}
spec:
  maxUnavailable: {{ .part.disruption.maxUnavailable }}
  selector:
    matchLabels: {{- include "maestre.selector" . | nindent 6 }}
{{- end }}
